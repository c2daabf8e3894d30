import type { FormAddress } from '#renderers/form/form-address.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { FormPost } from '#renderers/form/submit-form.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { fieldRegistry } from './field-registry.ts';
import type { Services } from '../services.ts';
import { targetOf } from './way-on.ts';

/** What a form is drawn from, and read by when it is sent. */
export interface FormSource {
  /** Its definition as the server sent it, unchecked; undefined where the realm has none. */
  form?: unknown;
  address?: FormAddress | undefined;
  terms?: readonly ConsentTerm[];
  /** What it starts with. */
  initial?: FormInitial | undefined;
}

/** What came of a form that was read and checked: what its call answered, or why it was refused. */
export type Sent = { ok: true; answer: unknown } | { ok: false; problem: Problem };

type Address = Pick<Request, 'url'>;

interface Definition<Source extends FormSource> {
  /** Asks for what the form is drawn from. May throw a `Response` that leads elsewhere. */
  load: (services: Services, page: Address) => Promise<Source>;
  /** Does what the form is for, by the one client. @throws ProblemError what the server did not like. */
  act: (post: FormPost, services: Services, page: Address) => Promise<unknown>;
  /** Said when it is sent with everything empty; by itself each required field says so. */
  emptyLabel?: LabelKey;
  /** Where a good post without scripts leads, by itself to where one came from. With scripts the page decides. */
  wayOn?: (services: Services, page: Address) => string | Promise<string>;
}

/** A fixed form: the same code draws and answers it in the browser and, for posts without scripts, on the server. */
export interface FixedForm<Source extends FormSource = FormSource> {
  /** Loads what the form is drawn from, and the code of its fields. */
  load: (services: Services, page: Address) => Promise<Source>;
  send: (post: FormPost, services: Services, page: Address) => Promise<Sent>;
  emptyLabel: LabelKey | undefined;
  wayOn: (services: Services, page: Address) => string | Promise<string>;
}

/** Makes a form of what is its own. */
export const defineForm = <Source extends FormSource>({
  load,
  act,
  emptyLabel,
  wayOn = (services, { url }) => targetOf(services, new URL(url).searchParams),
}: Definition<Source>): FixedForm<Source> => ({
  async load(services, page) {
    const source = await load(services, page);
    await preloadForm(fieldRegistry, source.form, source.address, source.initial);
    return source;
  },
  async send(post, services, page) {
    try {
      return { ok: true, answer: await act(post, services, page) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { ok: false, problem: error.problem };
    }
  },
  emptyLabel,
  wayOn,
});
