import { expect, test } from 'vitest';
import { masterPlaylist, mediaPlaylist, subtitlePlaylist } from './hls.ts';
import { sampleTrack, sampleTracks } from './sample-tracks.ts';

test('an HLS media playlist lists segments as byte ranges of one file', () => {
  expect(mediaPlaylist(sampleTrack('v720', 'avc1.4D401F')).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="v720.mp4",BYTERANGE="800@0"',
    '#EXTINF:2.00000,',
    '#EXT-X-BYTERANGE:1000@900',
    'v720.mp4',
    '#EXTINF:2.00000,',
    '#EXT-X-BYTERANGE:500@1900',
    'v720.mp4',
    '#EXT-X-ENDLIST',
    '',
  ]);
});

test('the HLS master playlist adds the audio bandwidth to each video rendition and lists the best one first', () => {
  const master = masterPlaylist(sampleTracks);
  expect(master.match(/(?<=-INF:)BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=\w+/g)).toEqual([
    'BANDWIDTH=16000,AVERAGE-BANDWIDTH=12000,RESOLUTION=1280x720',
    'BANDWIDTH=12000,AVERAGE-BANDWIDTH=9000,RESOLUTION=640x360',
    'BANDWIDTH=8000,AVERAGE-BANDWIDTH=6000,RESOLUTION=320x180',
  ]);
  expect(master.match(/CODECS="[^"]+",AUDIO="audio",SUBTITLES="subtitles"/g)).toHaveLength(3);
  expect(master).toContain('CODECS="avc1.4D401F,mp4a.40.2"');
});

test('the HLS master playlist contains each language’s name in that language, and one default audio track', () => {
  const media = masterPlaylist(sampleTracks)
    .split('\n')
    .filter((line) => line.startsWith('#EXT-X-MEDIA:'));
  expect(media).toHaveLength(4);
  expect(media.filter((line) => line.includes('DEFAULT=YES'))).toHaveLength(1);
  expect(media[1]).toContain('NAME="Español",LANGUAGE="es",URI="a-es.m3u8"');
  expect(media[3]).toMatch(/TYPE=SUBTITLES.*URI="subs-es.m3u8",FORCED=NO/);
});

test('an HLS subtitle playlist has one segment that is as long as the film', () => {
  const playlist = subtitlePlaylist('subs-en.vtt', 23.4);
  expect(playlist).toContain('#EXT-X-TARGETDURATION:24\n');
  expect(playlist).toContain('#EXTINF:23.40000,\nsubs-en.vtt\n#EXT-X-ENDLIST');
});
