"""Unpacks the skies of @pmndrs/assets (CC0): skies.py <package.tgz> <folder>"""

import base64
import os
import re
import sys
import tarfile

package, folder = sys.argv[1:3]
os.makedirs(folder, exist_ok=True)
with tarfile.open(package) as archive:
    for entry in archive.getmembers():
        found = re.fullmatch(r"package/hdri/(\w+)\.exr\.js", entry.name)
        if found:
            text = archive.extractfile(entry).read().decode()
            data = re.search(r"base64,([A-Za-z0-9+/=]+)", text).group(1)
            with open(os.path.join(folder, found.group(1) + ".exr"), "wb") as file:
                file.write(base64.b64decode(data))
