/** The windows that can lie over the table. */
export type Window = 'rules' | 'last' | 'settings' | 'chips' | 'menu' | 'dead'
