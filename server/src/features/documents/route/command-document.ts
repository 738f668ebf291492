import type { commandDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { findCommandType } from '../../settings';
import { announceDecision } from '../letter/decided-letter';
import { isTimeFor } from '../letter/document-workflow';
import type { NewLeg } from '../letter/letter-store';
import { checkDue, checkParties } from '../letter/party-rules';
import { commandNeedsParty, orderReasonMissing, textMissing, unknownCommand } from '../letter/refusals';
import { orderReturnsTo } from '../letter/route-rules';
import { beginStep, finishStep, noteOn, othersThan, receiversOf, type Step } from '../letter/route-step';
import { closeLetter } from './close-document';

type Command = InputOf<typeof endpoint>;

/**
 * Gives an order on a letter (สั่งการ): its keyword, its text, and who is to carry it out by when. It is a note of its own; what it says to one
 * of them only is kept with the leg to that desk. Without assignees, the letter goes back with the order to the presenter, or is closed if
 * the type of the command says so and this desk owns the matter.
 */
export async function commandDocument(context: ActContext, input: Command): Promise<AnswerOf<typeof endpoint>> {
  const { legId, choice, parties, dueOn } = input;
  const type = await findCommandType(context.db, choice);
  if (!type) throw unknownCommand();
  if (type.needsText && input.text === '') throw textMissing();
  if (type.needsReason && input.text === '') throw orderReasonMissing();
  if (type.needsParty && parties.length === 0) throw commandNeedsParty();
  if (parties.length > 0) checkParties(parties, dueOn, context.now);
  else checkDue(dueOn, context.now);

  const step = await beginStep(context, 'command', legId);
  const { documentId } = step.letter;
  const word = type.needsText ? '' : type.name;
  const text = input.text || word;
  if (type.closes && parties.length === 0 && isTimeFor('close', step.leg, step.letter)) {
    const noteId = await noteOn(context, step, { kind: 'command', choice, text });
    announceDecision(context, step, noteId);
    return closeLetter(context, step);
  }
  const news = await legsOf(context, step, input, text.startsWith(word) ? text : `${word} ${text}`);
  const noteId = await noteOn(context, step, { kind: 'command', choice, text });
  const legIds = (await finishStep(context, 'command', step, { news })).map((leg) => leg.legId);
  context.announce('document.sentOn', { documentId, legIds });
  announceDecision(context, step, noteId, legIds);
  return { item: { documentId, legIds } };
}

async function legsOf(context: ActContext, step: Step, { parties, dueOn }: Command, commandText: string): Promise<NewLeg[]> {
  const order = { purpose: 'command' as const, commandText, dueOn: dueOn ?? step.leg.dueOn };
  if (parties.length === 0) {
    const presenter = orderReturnsTo(step.leg);
    if (presenter === null) throw commandNeedsParty();
    const presenters = await receiversOf(context, step.letter, [presenter]);
    return presenters.map((to) => ({ to, ...order }));
  }
  const receivers = await othersThan(
    context,
    step,
    parties.map(({ deskId }) => deskId),
  );
  const wanted = new Map(parties.map((party) => [party.deskId, party]));
  return receivers.map((to, index) => {
    // A personal letter goes to the holder of a post: the desk is another one, the order is kept.
    const party = wanted.get(to.deskId) ?? parties[index];
    const own = party?.text ?? '';
    const said = own === '' ? order : { ...order, commandText: `${commandText} ${own}`, ownWords: own };
    return { to, ...said, responsibility: party?.responsibility ?? null };
  });
}
