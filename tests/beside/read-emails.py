"""Prints each email of a folder as JSON, as Python's email package reads it by the rules of RFC 5322."""

import email
import json
import pathlib
import sys
from email import policy


def text_of(part):
    return None if part is None else part.get_content(errors="strict")


def defects_of(message):
    """Header defects and body defects; a body reveals its own only once it was decoded."""
    for part in message.walk():
        if not part.is_multipart():
            part.get_payload(decode=True)
        for defect in part.defects:
            yield f"{part.get_content_type()}: {type(defect).__name__} {defect}"
        for name, value in part.items():
            for defect in value.defects:
                yield f"{name}: {type(defect).__name__} {defect}"


def read(path):
    raw = path.read_bytes()
    message = email.message_from_bytes(raw, policy=policy.default)
    head = raw.split(b"\n\n", 1)[0]
    calendars = [part for part in message.walk() if part.get_content_type() == "text/calendar"]
    return {
        "defects": list(defects_of(message)),
        "headers": [[name, str(value).strip()] for name, value in message.items()],
        "from": [address.addr_spec for address in message["From"].addresses],
        "to": [address.addr_spec for address in message["To"].addresses],
        "sentAt": message["Date"].datetime.isoformat(),
        "type": message.get_content_type(),
        "text": text_of(message.get_body(("plain",))),
        "html": text_of(message.get_body(("html",))),
        "calendars": [[part.get_param("method"), text_of(part)] for part in calendars if part.get_param("method")],
        "files": [part.get_filename() for part in message.iter_attachments()],
        "longestLine": max(map(len, raw.split(b"\n"))),
        "isAscii": head.isascii(),
    }


print(json.dumps([read(path) for path in sorted(pathlib.Path(sys.argv[1]).iterdir())]))
