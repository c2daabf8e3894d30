/** What kind of title a picture is for. */
export type Kind = 'video' | 'episode' | 'series' | 'season' | 'playlist' | 'event';

/** A title that gets a picture. */
export interface Subject {
  readonly id: number;
  readonly kind: Kind;
  readonly title: string;
  readonly tags: readonly string[];
  /** The name of a scene, when the author wants a certain one. */
  readonly scene?: string;
  /** The series an episode or season belongs to: it lends palette and family of scenes. */
  readonly parent?: Subject;
}
