/** What an import did with a file beside taking what it says. `{count}` is in front of each. */
const sentences = {
  unknownChannel:
    'channels are none of the realm’s guide and were left out. To show one, write its id as xmltvId of a channel in guide.json',
  noTitle: 'programmes have no title and were left out',
  badTime: 'programmes have a start or stop that is no time of XMLTV or ISO 8601 and were left out',
  tooShort: 'programmes last less than a minute and were left out',
  tooLong: 'programmes last more than seven days and were cut to that',
  past: 'programmes ended more than 30 days ago and were left out',
  noStop: 'programmes have no stop: each ends when the next begins',
  lastWithoutStop: 'last programmes of a channel have no stop: each lasts 30 minutes',
  sameStart: 'programmes begin together with another of their channel: the last in the file counts',
  overlap: 'programmes overlap the next: each ends when the next begins',
  smallGap: 'gaps of less than 10 minutes were closed: the programme before goes on until the next begins',
  gap: 'gaps of 10 minutes or more stay open: the guide shows no information there',
  cutText: 'texts were longer than a title of 300 or a description of 5000 characters and were cut',
  icon: 'pictures were left out: their origin is none of pictures.origins in realm.json, or their address is too long or has brackets',
  episode: 'episode numbers could not be read and were left out',
  ignored: 'elements say what the guide does not show, such as credits, and were left out',
} as const;

/** Something that an import did with a file. */
export type NoteKind = keyof typeof sentences;

/** How often an import did something, and where first. */
export interface Note {
  kind: NoteKind;
  count: number;
  /** Places in the file, or names of channels; at most `MOST_PLACES`. */
  places: string[];
  /** The same in words. */
  message: string;
}

/** Places that are named of each kind. */
const MOST_PLACES = 5;

/** Counts what an import does. */
export interface Notes {
  add: (kind: NoteKind, place: string) => void;
  list: () => Note[];
}

/** Makes the notes of an import. */
export function createNotes(): Notes {
  const found = new Map<NoteKind, { count: number; places: string[] }>();
  return {
    add: (kind, place) => {
      const known = found.get(kind) ?? { count: 0, places: [] };
      found.set(kind, known);
      known.count += 1;
      if (known.places.length < MOST_PLACES && !known.places.includes(place)) known.places.push(place);
    },
    list: () =>
      (Object.keys(sentences) as NoteKind[]).flatMap((kind) => {
        const { count, places } = found.get(kind) ?? { count: 0, places: [] };
        if (count === 0) return [];
        return { kind, count, places, message: `${count} ${sentences[kind]}. First: ${places.join(', ')}` };
      }),
  };
}
