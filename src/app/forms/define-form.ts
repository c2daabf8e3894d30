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
import { getRedirectTarget } from './way-on.ts';

/** Data of a form, for rendering it and for reading submissions. */
export interface FormSource {
  /** Definition as the server sent it, not validated; undefined if the realm has none. */
  form?: unknown;
  address?: FormAddress | undefined;
  terms?: readonly ConsentTerm[];
  /** Initial state of the form. */
  initial?: FormInitial | undefined;
}

/** Result of a valid submission: the response of its request, or the problem. */
export type Sent = { ok: true; answer: unknown } | { ok: false; problem: Problem };

type Address = Pick<Request, 'url'>;

interface Definition<Source extends FormSource> {
  /** Loads the form's data. May throw a `Response` that redirects. */
  load: (services: Services, page: Address) => Promise<Source>;
  /** Performs the form's action. @throws ProblemError if the server rejects it */
  act: (post: FormPost, services: Services, page: Address) => Promise<unknown>;
  /** Message shown if every field was left empty; by default each required field shows its own message. */
  emptyLabel?: LabelKey;
  /**
   * Redirect target after a successful post without scripts; defaults to the page the user came from. With scripts the
   * page decides.
   */
  wayOn?: (services: Services, page: Address) => string | Promise<string>;
}

/**
 * A built-in form. The same code renders and submits it in the browser and, for posts without scripts, on the server.
 */
export interface FixedForm<Source extends FormSource = FormSource> {
  /** Loads the form's data and the code of its fields. */
  load: (services: Services, page: Address) => Promise<Source>;
  send: (post: FormPost, services: Services, page: Address) => Promise<Sent>;
  emptyLabel: LabelKey | undefined;
  wayOn: (services: Services, page: Address) => string | Promise<string>;
}

/** Creates a form from its definition. */
export const defineForm = <Source extends FormSource>({
  load,
  act,
  emptyLabel,
  wayOn = (services, { url }) => getRedirectTarget(services, new URL(url).searchParams),
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
