import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import styles from './account.module.css';
import { drawnSize, maxZoom, middle, type Size, seenSquare, within, zoomed } from './crop-rules';

/** Side of the uploaded picture in pixels; the server re-encodes it. */
const sentSide = 640;
/** The distance of one arrow key press, as a fraction of the window. */
const step = 0.04;

const arrows: Record<string, [number, number]> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };

interface CropDialogProps {
  file: File;
  busy: boolean;
  /** The server's problem with the picture. */
  failure: string | null;
  onSave: (picture: Blob) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

/** Lets a person choose the visible square of a picture by dragging and zooming, or with the keyboard. */
export function CropDialog({ file, busy, failure, onSave, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useText();
  const address = useObjectAddress(file);
  const image = useRef<HTMLImageElement>(null);
  const [picture, setPicture] = useState<Size | null>(null);
  const [crop, setCrop] = useState(middle);
  const drawn = picture && drawnSize(picture, crop.zoom);

  function move(x: number, y: number) {
    if (picture) setCrop((current) => within({ ...current, x: current.x + x, y: current.y + y }, picture));
  }

  function press(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(...by);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(event.movementX / width, event.movementY / width);
  }

  async function save() {
    const cut = picture && image.current && (await cutOut(image.current, seenSquare(crop, picture)));
    if (cut) onSave(cut);
    else onUnreadable();
  }

  return (
    <DialogFrame title={t('account.crop.title')} width={440} onClose={onClose}>
      <div className={styles.crop}>
        <h2 className={ui.h2}>{t('account.crop.title')}</h2>
        <div
          className={styles.cropWindow}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
          tabIndex={0}
          aria-label={t('account.crop.move')}
          data-autofocus
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <img
            ref={image}
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setPicture({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
            onError={onUnreadable}
            style={
              drawn
                ? {
                    width: `${drawn.width * 100}%`,
                    height: `${drawn.height * 100}%`,
                    left: `${(0.5 + crop.x - drawn.width / 2) * 100}%`,
                    top: `${(0.5 + crop.y - drawn.height / 2) * 100}%`,
                  }
                : { opacity: 0 }
            }
          />
          <span className={styles.cropRing} aria-hidden />
        </div>
        <p className={clsx(ui.xs, ui.muted)} aria-hidden>
          {t('account.crop.move')}
        </p>
        <label className={clsx(styles.cropZoom, ui.sm)}>
          {t('account.crop.zoom')}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            disabled={!picture}
            onChange={(event) => picture && setCrop(zoomed(crop, Number(event.target.value), picture))}
          />
        </label>
        {failure && !busy && <Note tone="red">{failure}</Note>}
        <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} disabled={!picture} onClick={() => void save()}>
            {t('account.crop.save')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

/** An object URL for a local file, revoked when it is no longer shown. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The chosen square as a new picture; null if the browser cannot draw it. */
function cutOut(image: HTMLImageElement, { left, top, side }: ReturnType<typeof seenSquare>): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = sentSide;
  canvas.height = sentSide;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, sentSide, sentSide);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
