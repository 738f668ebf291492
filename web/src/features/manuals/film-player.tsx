import { manualPictureAddress } from '@sarabun/contract/manuals/manuals';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerSkipBackFilled, IconPlayerSkipForwardFilled } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import ui from '../../ui/styles/ui.module.css';
import { type Slide, slidesOf } from './manual-blocks';
import styles from './manuals.module.css';

/** How long a slide stays, including reading its caption, in milliseconds. */
const stayOf = ({ caption }: Slide) => 2500 + caption.length * 60;

/** A film of pictures with captions: plays on request, or step by step with buttons and arrow keys. It never starts by itself. */
export function FilmPlayer({ text }: { text: string }) {
  const { t } = useText();
  const slides = slidesOf(text);
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);
  const slide = slides[Math.min(place, slides.length - 1)];
  const last = slides.length - 1;
  useEffect(() => {
    if (!playing || !slide) return;
    const timer = setTimeout(() => (place < last ? setPlace(place + 1) : setPlaying(false)), stayOf(slide));
    return () => clearTimeout(timer);
  }, [playing, place, last, slide]);
  if (!slide) return <p className={clsx(ui.sm, ui.muted)}>{t('manuals.noFilm')}</p>;
  const go = (to: number) => setPlace(Math.max(0, Math.min(last, to)));
  const toggle = () => {
    if (!playing && place === last) setPlace(0);
    setPlaying(!playing);
  };
  const byKey = (event: KeyboardEvent) => {
    const to = new Map([
      ['ArrowLeft', place - 1],
      ['ArrowRight', place + 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <section className={styles.film} aria-label={t('manuals.film')} onKeyDown={byKey}>
      <div className={styles.frame}>
        <Picture src={manualPictureAddress(slide.picture)} alt={slide.alt} />
        {slide.spot && <Spot key={place} spot={slide.spot} />}
      </div>
      <p className={styles.caption} aria-live="polite">
        {slide.caption || slide.alt}
      </p>
      <div className={clsx(ui.row, styles.controls)}>
        <IconButton label={t('manuals.before')} disabled={place === 0} onClick={() => go(place - 1)}>
          <IconPlayerSkipBackFilled size={20} aria-hidden />
        </IconButton>
        <IconButton label={t(playing ? 'manuals.pause' : 'manuals.play')} onClick={toggle}>
          {playing ? <IconPlayerPauseFilled size={24} aria-hidden /> : <IconPlayerPlayFilled size={24} aria-hidden />}
        </IconButton>
        <IconButton label={t('manuals.after')} disabled={place === last} onClick={() => go(place + 1)}>
          <IconPlayerSkipForwardFilled size={20} aria-hidden />
        </IconButton>
        <progress className={ui.grow} value={place + 1} max={slides.length} aria-label={t('manuals.progress')} />
        <span className={clsx(ui.sm, ui.num)}>
          {place + 1}/{slides.length}
        </span>
      </div>
    </section>
  );
}

function Spot({ spot: [left, top, width, height] }: { spot: NonNullable<Slide['spot']> }) {
  return <span className={styles.spot} style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }} aria-hidden />;
}
