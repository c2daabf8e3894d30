import type { ActionFunction } from 'react-router';
import { answerPlainPost } from '../forms/plain-post.ts';
import { activateAction } from './activate/action.ts';
import { confirmAction } from './email-confirmation/action.ts';
import type { AnswerPosts } from './form-routes.ts';
import { magicLinkAction } from './magic-link/action.ts';
import { signOutAction } from './sign-out/action.ts';

/** Pages that answer a post in a way of their own, by their folder. */
const own: Readonly<Record<string, ActionFunction>> = {
  activate: activateAction,
  'email-confirmation': confirmAction,
  'magic-link': magicLinkAction,
  'sign-out': signOutAction,
};

/** Answers what a browser without scripts posts. */
export const answerPosts: AnswerPosts = (folder, form) =>
  own[folder] ?? (form && (async (args) => answerPlainPost(await form(), args)));
