import { type InkMove, mayStand, type SigningRoom, signingRoom } from '@sarabun/contract/signing/signature-place';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../platform/call';
import { useDebounced } from '../../../ui/use-debounced';

/** Where a signature stands, and where it may. */
export interface MovedInk {
  /** Null until it is known, and where the form leaves no choice. */
  room: SigningRoom | null;
  move: InkMove;
  onMove: (move: InkMove) => void;
  /** The same, once the signer has let go; null for the place in the form. */
  settled: InkMove | null;
  /** What to sign with; null for the place in the form. */
  read: () => InkMove | null;
}

const inPlace: InkMove = { right: 0, down: 0 };
const orNull = (move: InkMove) => (move.right === 0 && move.down === 0 ? null : move);

/** The place of the signature that was chosen; another signature for which it is no place stands where the form has it. */
export function useMovedInk(documentId: number, revision: number | undefined, pictureId: number | null | undefined): MovedInk {
  const [chosen, setChosen] = useState(inPlace);
  const { data } = useQuery({
    queryKey: ['signing', 'room', documentId, revision, pictureId],
    queryFn: ({ signal }) => call(signingRoom, { documentId, pictureId: pictureId ?? null }, { signal }),
    select: ({ item }) => item,
    enabled: revision !== undefined && pictureId !== undefined,
    staleTime: 0,
  });
  const room = data ?? null;
  const move = room && mayStand(room, chosen) ? chosen : inPlace;
  const { right, down } = useDebounced(move, 250);
  const settled = useMemo(() => orNull({ right, down }), [right, down]);
  return { room, move, onMove: setChosen, settled, read: () => orNull(move) };
}
