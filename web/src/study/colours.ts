// A colour for each player of the odds page; gold stays money's.
const COLOURS = ['#59c9a3', '#6aa8ff', '#f08fb5', '#b79bff', '#ff9a6a', '#7fd4e8', '#b9cf62', '#c3cdd5']

export const colourOf = (player: number): string => COLOURS[player % COLOURS.length] ?? '#fff'
