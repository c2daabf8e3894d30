import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { port, viewer } from './support.ts';

const python = '/usr/bin/python3';
const installed = spawnSync(python, ['-c', 'import yt_dlp']).status === 0;
const script = path.join(import.meta.dirname, '../support/family_client.py');

test('yt-dlp, a third-party client of the same API, signs in and downloads a video @auth-02 @play-03', () => {
  test.skip(!installed, 'skipped: yt-dlp is not installed');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'family-'));
  try {
    const file = path.join(folder, 'video.mp4');
    const run = spawnSync(
      python,
      [script, `http://localhost:${port}`, 'apex', '1101', viewer.email, viewer.password, file],
      { encoding: 'utf8' },
    );
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toMatchObject({ title: 'Countdown to Apex 88', heights: [180, 360, 720] });
    const bytes = readFileSync(file);
    // An ISO media file starts with an `ftyp` box (ISO/IEC 14496-12, section 4.3); the size shows it is not truncated.
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(bytes.length).toBeGreaterThan(100_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
