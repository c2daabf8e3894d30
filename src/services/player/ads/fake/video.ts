/** Fake media element. Time passes only by `advance`. */
export class FakeVideo extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  seeking = false;
  readyState = 4;
  volume = 1;
  muted = false;
  clientHeight = 600;
  error: { message: string } | null = null;
  src = '';
  isRemoved = false;
  /** Error that `play()` rejects with. */
  refusal: Error | undefined;

  canPlayType(type: string): string {
    return type === 'video/mp4' ? 'probably' : '';
  }
  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    this.say('play');
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.say('pause');
  }
  load(): void {
    this.currentTime = 0;
    this.ended = false;
  }
  removeAttribute(): void {
    this.src = '';
  }
  remove(): void {
    this.isRemoved = true;
  }
  say(name: string): void {
    this.dispatchEvent(new Event(name));
  }
  /** Plays for the given seconds, or to the end, in steps of 0.25 s as browsers fire `timeupdate`. */
  advance(seconds: number): void {
    for (let passed = 0; passed < seconds && !this.paused && !this.ended; passed += 0.25) {
      this.currentTime += 0.25;
      if (this.currentTime >= this.duration) {
        this.ended = true;
        this.paused = true;
        this.say('pause');
        this.say('ended');
      } else this.say('timeupdate');
    }
  }
  /** This fake, typed as a video element. */
  get element(): HTMLVideoElement {
    return this as unknown as HTMLVideoElement;
  }
}
