"""Signs in and downloads a video with yt-dlp's extractor for this family of services (ImgGaming).

Tests compatibility: only origin and realm are configured; all requests and JSON keys are the extractor's own.
Usage: family_client.py <origin> <realm> <video id> <user> <password> <file>
"""
import json
import sys

import yt_dlp
from yt_dlp.extractor.imggaming import ImgGamingBaseIE

origin, realm, video, user, password, target = sys.argv[1:]


class FamilyIE(ImgGamingBaseIE):
    IE_NAME = 'family'
    _NETRC_MACHINE = 'family'
    _API_BASE = origin + '/api/v2/'
    _REALM = realm
    _VALID_URL = ImgGamingBaseIE._VALID_URL_TEMPL % r'family\.test'


options = {'username': user, 'password': password, 'quiet': True, 'no_warnings': True, 'noprogress': True, 'format': 'worstvideo', 'outtmpl': target, 'allsubtitles': True, 'concurrent_fragment_downloads': 8}
with yt_dlp.YoutubeDL(options, auto_init=False) as client:
    client.add_info_extractor(FamilyIE())
    info = client.extract_info('https://family.test/video/' + video, download=True)
    print(json.dumps({'title': info['title'], 'heights': sorted({f['height'] for f in info['formats'] if f.get('height')}), 'subtitles': sorted(info['subtitles'])}))
