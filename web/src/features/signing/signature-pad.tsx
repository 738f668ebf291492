import { signaturePad } from '@sarabun/contract/constants';
import { IconEraser } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Pad from 'signature_pad';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import styles from './signing.module.css';

/** The ink colour of signatures, as on the letters. */
const ink = '#1c3fa8';

interface SignaturePadProps {
  busy: boolean;
  /** Told whether something is drawn. */
  onDrawn: (isDrawn: boolean) => void;
  onKeep: (picture: Blob) => void;
}

/** A pad for signing with finger, pen or mouse (specification §5). Drawn at the screen's resolution, stored as PNG. */
export default function SignaturePad({ busy, onDrawn, onKeep }: SignaturePadProps) {
  const { t } = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const pad = useRef<Pad>(null);
  const [blank, setBlank] = useState(true);
  const note = useEffectEvent((isBlank: boolean) => {
    setBlank(isBlank);
    if (isBlank !== blank) onDrawn(!isBlank);
  });
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const density = Math.max(1, window.devicePixelRatio);
    current.width = current.offsetWidth * density;
    current.height = current.offsetHeight * density;
    current.getContext('2d')?.scale(density, density);
    const drawn = new Pad(current, { ...signaturePad, penColor: ink });
    pad.current = drawn;
    drawn.addEventListener('endStroke', () => note(drawn.isEmpty()));
    // With the button below it, which may stand under a bar.
    root.current?.scrollIntoView({ block: 'nearest' });
    return () => drawn.off();
  }, []);
  const clear = () => {
    pad.current?.clear();
    setBlank(true);
    onDrawn(false);
  };
  const keep = () => canvas.current?.toBlob((picture) => picture && onKeep(picture), 'image/png');
  return (
    <div ref={root} className={styles.pad}>
      <canvas ref={canvas} aria-label={t('signing.pad')} />
      <span className={clsx(styles.line, ui.xs, ui.muted)}>{t('signing.line')}</span>
      <div className={clsx(ui.row, ui.between)}>
        <IconButton label={t('signing.clear')} disabled={blank} onClick={clear}>
          <IconEraser size={20} stroke={1.7} aria-hidden />
        </IconButton>
        <Button size="sm" tone="ghost" disabled={blank} busy={busy} onClick={keep}>
          {t('signing.keep')}
        </Button>
      </div>
    </div>
  );
}
