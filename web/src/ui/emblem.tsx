import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { agency, ownPicture } from '../platform/agency';
import ui from './styles/ui.module.css';

const files = import.meta.glob<string>('./emblems/*.svg', { query: '?raw', import: 'default' });
const drawn = new Map<string, string>();

interface EmblemProps {
  name: string;
  size: number | string;
  label?: string;
  className?: string | undefined;
  style?: CSSProperties;
}

/** The emblem of this name; for the running agency the picture that it gave, if it gave one. */
export function Emblem(props: EmblemProps) {
  const { name, size, label = '', className, style } = props;
  const own = name === agency().key ? ownPicture('emblem') : null;
  if (!own) return <OfficeMark {...props} />;
  return (
    <span className={clsx(ui.emblem, className)} style={{ width: size, height: size, ...style }}>
      <img src={own} alt={label} />
    </span>
  );
}

/**
 * One of our own marks, by file name. The first tone is the text colour, the second `--emblem-accent`. Each mark is loaded when first
 * shown, so that an agency does not load those of others.
 */
export function OfficeMark({ name, size, label, className = '', style }: EmblemProps) {
  const [svg, setSvg] = useState(drawn.get(name) ?? '');
  useEffect(() => {
    let wanted = true;
    void files[`./emblems/${name}.svg`]?.().then((file) => {
      const mark = file.replace(/<title>.*?<\/title>/, '');
      drawn.set(name, mark);
      if (wanted) setSvg(mark);
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  const names = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      className={clsx(ui.emblem, className)}
      {...names}
      style={{ width: size, height: size, ...style }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the marks are files of this folder
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
