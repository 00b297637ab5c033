"""The numeric kernels: importing one imports numba, so nothing outside `doorcard.odds` does, and that late."""
