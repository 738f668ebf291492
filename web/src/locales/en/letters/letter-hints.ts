import type { Texts } from '../../catalogue';
import type th from '../../th/letters/letter-hints';

export default {
  mistyped:
    'A mistake? To be corrected by: {{who}}. They change number, date, sender, addressee, subject, references, enclosures and speed here in the letter. What stood before stays visible.',
  mistypedFor: 'A mistake in this? Tell {{who}}.',
  mistypedBy: { open: 'who received it, the head of the registry or the head of {{unit}}', secret: 'the secret registrar of {{unit}}' },
  correct: {
    title: 'Correct what was received',
    note: 'Changes the letter and its line in the register. What stood before is not erased; everybody who sees the letter sees it.',
    mine: 'A mistake?',
    reason: 'Reason for the correction',
    dueStays: 'The letter moves to its new place in every queue. The due day stays as it is.',
    save: 'Save the correction',
    done: 'The letter was corrected',
    history: 'Corrected since it was received',
  },
  reachedTwice: '{{name}} would get this letter more than once: {{desks}}. Unless you mean it, remove all but one.',
  onward: 'When received, send on to',
  onwardWay: {
    present: 'Present to {{name}}',
    assign: 'Assign to {{name}}',
    none: 'Nobody yet',
    otherPost: 'Present to another post…',
    otherDesk: 'Assign to another unit or person…',
  },
  onwardPick: { present: 'Present to', assign: 'Assign to' },
  undated: 'Not dated',
  elsewhere: 'This is not a name of this agency. Check whether the letter was sent to the wrong place.',
  keepsStray: 'The addressee is not this office. To receive the letter all the same, press again.',
  readNothing: 'No text could be read from this file. Fill in the form from the page.',
  onwardEffect: {
    pick: {
      present: 'Choose the post in the next field; otherwise the letter waits at the registry.',
      assign: 'Choose the unit or person in the next field; otherwise the letter waits at the registry.',
    },
    present: 'Received and presented to {{name}} at once. You can recall it until it is opened.',
    assign: 'Received and assigned to {{name}} at once. You can recall it until it is opened.',
    none: 'The letter waits at the registry until it is presented or assigned.',
  },
} satisfies Texts<typeof th>;
