"""The built client, out of memory: its pages, with the headers a browser should get."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

__all__ = ["STATIC", "Client", "client_handlers", "load_client"]

STATIC = Path(__file__).parent / "static"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Doorcard</title>
<h1>Doorcard is running, but its client is not built</h1>
<p>Run <code>make setup</code> in the source folder (or <code>scripts/build</code>), then start again.</p>
<p>Corre <code>make setup</code> en la carpeta del código y vuelve a empezar.</p></html>"""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class File(Struct, frozen=True):
    """One file, plain and pressed; `pressed` None where pressing gains nothing."""

    body: bytes
    pressed: bytes | None
    kind: str


Client = dict[str, File]


def load_client(folder: Path = STATIC) -> Client:
    """Every file of the built client by its address; empty when it is not built."""
    if not (folder / "index.html").is_file():
        return {}
    files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {"/" + file.relative_to(folder).as_posix(): _file(file) for file in files}


def _file(file: Path) -> File:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    pressed = gzip.compress(body, 6, mtime=0) if len(body) > 500 else None
    if pressed is not None and len(pressed) > len(body) * 9 // 10:
        pressed = None
    return File(body, pressed, kind)


@get("/", include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's page."""
    return _serve(request, "/")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client; an address without an ending is one of its pages."""
    return _serve(request, path)


client_handlers = (index, page)


def _serve(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    client: Client = request.app.state.client
    if not client:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503, headers=HEADERS)
    address = path if path.startswith("/") else f"/{path}"
    file = client.get(address)
    if file is None:
        if "." in address.rpartition("/")[2] or address.startswith(("/api/", "/ws/")):
            return Response(b"not found", media_type=MediaType.TEXT, status_code=404, headers=HEADERS)
        address, file = "/index.html", client["/index.html"]
    kept = "public, max-age=31536000, immutable" if address.startswith("/assets/") else "no-cache"
    headers = HEADERS | {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if file.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.pressed, media_type=file.kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
