import type { CommandWord } from '../settings/document-words';
import type { Label } from '../values/label';
import { type ResultChoice, resultChoices } from './action';
import { noteKinds } from './leg-purposes';
import type { DocumentView, RouteLeg } from './open-document';

/** The keyword of a command or a result; null for "other", and where a text says it all. */
export function noteWord({ kind, choice }: Pick<DocumentView['notes'][number], 'kind' | 'choice'>, commands: readonly CommandWord[]): Label | null {
  if (choice === null || choice === 'other') return null;
  if (kind === 'result') return resultChoices[choice as ResultChoice] ?? null;
  return commands.find(({ code, needsText }) => code === choice && !needsText) ?? null;
}

/** The order with which a leg was sent, if it was sent with one: both are written in one act. */
export const orderOf = (notes: DocumentView['notes'], { parentLegId, sentAt }: RouteLeg): DocumentView['notes'][number] | undefined =>
  notes.find(({ kind, legId, writtenAt }) => noteKinds[kind].isOrder && legId === parentLegId && writtenAt.getTime() === sentAt.getTime());
