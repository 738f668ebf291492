import { recognizeNumber, recognizeParties } from '@sarabun/contract/documents/earlier-words';
import { registerSame, type SameLetter } from '@sarabun/contract/documents/same-letter';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { toast } from '../../../ui/toast';
import { useDebounced } from '../../../ui/use-debounced';
import { offered, useDocumentWords } from '../../settings';
import { useRouteAct } from '../fields/use-route-act';
import { useReceivedBefore } from './received-before';
import type { StackLetter } from './receiving-stack';
import type { ReceivingStack } from './use-receiving-stack';
import { useSameQuestion } from './use-same-question';

const typingRests = 250;
const minNumberLength = 3;

/** Recognises the sender by the code prefix of the typed number, and fills in empty fields. */
export function useRecognizedSender(desk: ReceivingStack, letter: StackLetter, deskId: number): void {
  const number = useDebounced(letter.draft.number.trim(), typingRests);
  const { data } = useQuery({
    queryKey: ['documents', 'recognized', deskId, number.split('/')[0]],
    queryFn: ({ signal }) => call(recognizeNumber, { deskId, number }, { signal }),
    select: ({ item }) => item,
    enabled: number.includes('/'),
    staleTime: 60_000,
  });
  const fill = useEffectEvent(({ sender, addressee }: { sender: string; addressee: string | null }) =>
    desk.change({ do: 'guess', letter: letter.key, part: { sender, ...(addressee !== null && { addressee }) } }),
  );
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
}

/** Presets the sender type by the sender's name, until one is chosen by hand. Answers whether the addressee is at another agency. */
export function useRecognizedParties(desk: ReceivingStack, letter: StackLetter, deskId: number): { isElsewhere: boolean } {
  const { kind, sender, addressee, senderType, isTypeChosen } = letter.draft;
  const asked = useDebounced(JSON.stringify({ sender: sender.trim(), addressee: addressee.trim() }), typingRests);
  const names = JSON.parse(asked) as { sender: string; addressee: string };
  const { data } = useQuery({
    queryKey: ['documents', 'parties', deskId, kind, names.sender, names.addressee],
    queryFn: ({ signal }) => call(recognizeParties, { deskId, kind, ...names }, { signal }),
    select: ({ item }) => item,
    enabled: names.sender !== '' || names.addressee !== '',
    staleTime: 60_000,
  });
  const types = offered(useDocumentWords().senderTypes, senderType);
  const guessed = data?.senderType;
  const guess = useEffectEvent((to: 1 | 2 | 3) => {
    if (isTypeChosen || to === senderType || !types.some(({ code }) => code === to)) return;
    desk.change({ do: 'type', letter: letter.key, part: { senderType: to } });
  });
  useEffect(() => {
    if (guessed) guess(guessed);
  }, [guessed]);
  return { isElsewhere: data?.isElsewhere ?? false };
}

/** Registered letters that match the one in the form, and receiving under the number of one of them. */
export function useSameInStack(desk: ReceivingStack, letter: StackLetter, deskId: number) {
  const { t } = useText();
  const { number, datedOn, sender } = letter.draft;
  const typed = useDebounced(JSON.stringify({ number: number.trim(), datedOn, sender: sender.trim() }), typingRests);
  const uploadIds = letter.files.flatMap(({ uploaded }) => (uploaded ? [uploaded.uploadId] : []));
  const known = JSON.parse(typed) as { number: string; datedOn: string | null; sender: string };
  const askedOf = ({ number, datedOn, sender }: typeof known) => {
    const enough = uploadIds.length > 0 || (number.length >= minNumberLength && datedOn !== null);
    return enough ? { deskId, number, sender, ...(datedOn && { datedOn }), ...(uploadIds.length > 0 && { uploadIds }) } : null;
  };
  // Of a letter that was brought back from the pile, only that there was an answer is known.
  const isOther = ({ legId }: SameLetter) => letter.others?.includes(legId) ?? letter.isOther === true;
  const { found, due, isAnswered } = useSameQuestion(askedOf(known), isOther);
  const act = useRouteAct();
  const before = useReceivedBefore(desk, letter.key);
  const attach = (same: SameLetter) =>
    act.run(
      () => before.ask(call(registerSame, { deskId, sameLegId: same.legId, number: number.trim() || same.number, uploadIds, pileKey: letter.key })),
      (answer) => {
        if (before.tells(answer)) return;
        const { item } = answer;
        toast({ tone: 'success', title: t('route.attachedSame', { number: toThaiDigits(`${item.receiveNumber}/${item.year}`) }), text: same.subject });
        desk.change({ do: 'type', letter: letter.key, part: { number: same.number, subject: same.subject } });
        desk.change({ do: 'register', letter: letter.key, registered: { ...item, joined: true } });
      },
    );
  const failure = act.failure || Object.values(act.faults).join(' · ');
  return {
    hint: {
      found,
      due,
      busy: act.busy,
      onAttach: attach,
      onOther: () => desk.change({ do: 'isOther', letter: letter.key, others: found.map(({ legId }) => legId) }),
    },
    failure,
    isAnswered: () => isAnswered(askedOf({ number: number.trim(), datedOn, sender: sender.trim() })),
  };
}
