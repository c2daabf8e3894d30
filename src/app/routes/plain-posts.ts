import { type ActionFunction, data } from 'react-router';
import type { Api } from '#services/api/client.ts';
import { answerPlainPost } from '../forms/plain-post.ts';
import { servicesContext } from '../services.ts';
import { type LinkActionResult, runLinkAction } from '../sign-in/pressed.ts';
import { activate } from './activate/act.ts';
import { removePin } from './confirm-reset/act.ts';
import { confirmAction } from './email-confirmation/action.ts';
import type { AnswerPosts } from './form-routes.ts';
import { chooseProfileAction } from './profiles/action.ts';
import { magicLinkAction } from './magic-link/action.ts';
import { signOutAction } from './sign-out/action.ts';

/** Creates the post handler of a page that acts on a secret in its path. */
const byPress =
  (parameter: string, act: (api: Api, secret: string) => Promise<unknown>): ActionFunction =>
  async ({ context, params }) => {
    const { api } = context.get(servicesContext);
    const came = await runLinkAction(() => act(api, params[parameter] ?? ''));
    return data<LinkActionResult>(came, came === 'done' ? {} : { status: came.problem.status });
  };

/** Pages with their own post handler, by folder. */
const own: Readonly<Record<string, ActionFunction>> = {
  activate: byPress('id', activate),
  'confirm-reset': byPress('code', removePin),
  'email-confirmation': confirmAction,
  'magic-link': magicLinkAction,
  profiles: chooseProfileAction,
  'sign-out': signOutAction,
};

/** Returns the handler of posts from browsers without scripts. */
export const answerPosts: AnswerPosts = (folder, form) =>
  own[folder] ?? (form && (async (args) => answerPlainPost(await form(), args)));
