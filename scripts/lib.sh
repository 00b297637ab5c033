# Shared by the scripts beside it: start in the repository, fail in one plain line, use the project's own .venv.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/.venv/bin:$PATH" PIP_DISABLE_PIP_VERSION_CHECK=1
unset PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONPATH  # .venv alone decides, and starts twice as fast when compiled

say() { printf '%s\n' "$*"; }
die() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

need_setup() {
    [ -e .venv/.installed ] || die "nothing is installed yet; run 'make setup' first."
}

need_client_tools() {
    [ -d web/node_modules/vite ] || die "the client's tools are missing; run 'make setup' first."
}

# One at a time where the system can lock a file; elsewhere trust the person at the keyboard.
alone() {
    command -v flock >/dev/null || return 0
    exec 9>".venv/.$1.lock"
    flock 9
}
