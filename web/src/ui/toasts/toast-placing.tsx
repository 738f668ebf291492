import { useNotifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import ui from '../styles/ui.module.css';
import { useFocusAfterToast } from './focus-after-toast';
import { corner, inFront } from './front';
import { type Box, type Place, placeOfToasts } from './toast-place';

/** So often it is looked whether something has come to lie below a toast, in milliseconds: pages load, unfold and are scrolled. */
const lookEach = 250;

const mainParts = '[role=tablist], [data-no-toast], header, [role=dialog] footer';
const otherParts = 'input, textarea, select, button, [role=combobox], [role=switch]';
/** A filled button has none of the other tones. Named one by one: looked up by a word, all class names would come with the first page. */
const otherTones = [ui.ghost, ui.quiet];
const isMain = ({ classList }: Element) => classList.contains(ui.btn ?? '') && !otherTones.some((tone) => tone && classList.contains(tone));

/** The places of what can be seen, of what is not in a toast itself. */
function boxesOf(found: Iterable<Element>, toasts: Element): Box[] {
  return [...found]
    .filter((one) => !toasts.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
}

function look(now: Place | undefined): Place | undefined {
  const toasts = document.querySelector<HTMLElement>(corner);
  if (!toasts || toasts.offsetHeight === 0) return now;
  const front = inFront();
  const buttons = [...front.querySelectorAll(otherParts)];
  const main = buttons.filter(isMain);
  return placeOfToasts({
    toast: { width: toasts.offsetWidth, height: toasts.offsetHeight },
    page: { width: document.documentElement.clientWidth, height: innerHeight },
    mains: boxesOf([...front.querySelectorAll(mainParts), ...main], toasts),
    others: boxesOf(
      buttons.filter((one) => !main.includes(one)),
      toasts,
    ),
    now,
  });
}

const isInHand = () => document.querySelector(`${corner}:is(:hover, :focus-within)`) !== null;

/** Where toasts stand; not moved while one of them is in hand. */
function useToastPlace(): Place | undefined {
  const count = useNotifications().notifications.length;
  const [place, setPlace] = useState<Place>();
  const before = useRef(0);
  useLayoutEffect(() => {
    const isFirst = before.current === 0;
    before.current = count;
    if (count === 0) return;
    const put = (anew: boolean) => {
      if (!isInHand()) setPlace((now) => same(now, look(anew ? undefined : now)));
    };
    put(isFirst);
    const timer = setInterval(put, lookEach, false);
    return () => clearInterval(timer);
  }, [count]);
  return place;
}

const same = (now: Place | undefined, next: Place | undefined) => (now && next && now.left === next.left && now.bottom === next.bottom ? now : next);

/**
 * Whether the mouse rests where it was when a toast appeared: it still points at what it pressed last, and neither holds a toast that came
 * to lie there nor presses it.
 */
function useRestingPointer(): boolean {
  const count = useNotifications().notifications.length;
  const [rests, setRests] = useState(false);
  const latest = useRef(rests);
  latest.current = rests;
  const at = useRef<{ x: number; y: number } | null>(null);
  const before = useRef(0);
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (at.current && at.current.x === x && at.current.y === y) return;
      at.current = pointerType === 'touch' ? null : { x, y };
      // At once: the press may follow in the same moment. Other moves change nothing.
      if (latest.current) flushSync(() => setRests(false));
    };
    // A finger presses without a move before it.
    const pressed = (event: PointerEvent) => event.pointerType === 'touch' && moved(event);
    window.addEventListener('pointermove', moved, true);
    window.addEventListener('pointerdown', pressed, true);
    return () => {
      window.removeEventListener('pointermove', moved, true);
      window.removeEventListener('pointerdown', pressed, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (count > before.current && at.current && !isInHand()) setRests(true);
    before.current = count;
  }, [count]);
  return rests;
}

export interface Standing {
  place: Place | undefined;
  /** The pointer passes through them. */
  isPassed: boolean;
}

/** Finds out where toasts stand, and whether they can be pressed yet; keeps the focus when one is closed. */
export function ToastPlacing({ onStand }: { onStand: (standing: Standing) => void }): null {
  const place = useToastPlace();
  const isPassed = useRestingPointer();
  useFocusAfterToast();
  useLayoutEffect(() => onStand({ place, isPassed }), [onStand, place, isPassed]);
  return null;
}
