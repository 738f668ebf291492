import { manualPictureAddress } from '@sarabun/contract/manuals/manuals';
import { clsx } from 'clsx';
import type { Token, Tokens } from 'marked';
import { Children, type ReactNode } from 'react';
import { Picture } from '../../ui/picture';
import ui from '../../ui/styles/ui.module.css';
import { pictureOf, plainOf, readText } from './manual-blocks';
import styles from './manuals.module.css';

/** Draws a manual text. It cannot contain markup: only the known tokens are drawn, everything else as plain text. */
export default function ManualText({ text }: { text: string }) {
  return <div className={styles.text}>{drawn(readText(text))}</div>;
}

/** Tokens in sequence; their position is the key. */
const drawn = (blocks: readonly Token[]): ReactNode => Children.toArray(blocks.map(drawBlock));

function drawBlock(block: Token): ReactNode {
  const picture = pictureOf(block);
  if (picture) return <ManualPicture picture={picture} />;
  switch (block.type) {
    case 'space':
      return null;
    case 'heading':
      return (block as Tokens.Heading).depth <= 2 ? <h3>{inline(block)}</h3> : <h4>{inline(block)}</h4>;
    case 'list':
      return drawList(block as Tokens.List);
    case 'blockquote':
      return <aside className={ui.note}>{drawn(block.tokens ?? [])}</aside>;
    case 'paragraph':
      return <p>{inline(block)}</p>;
    case 'text':
      return inline(block);
    default:
      return <p>{plainOf(block) || block.raw}</p>;
  }
}

function drawList({ items, ordered }: Tokens.List): ReactNode {
  const lines = Children.toArray(items.map(drawItem));
  return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

const drawItem = ({ tokens }: Tokens.ListItem) => <li>{drawn(tokens)}</li>;

function inline(token: Token): ReactNode {
  if (!('tokens' in token) || !token.tokens) return plainOf(token);
  return Children.toArray(token.tokens.map(drawInline));
}

function drawInline(part: Token): ReactNode {
  const words = plainOf(part);
  switch (part.type) {
    case 'strong':
      return <strong>{words}</strong>;
    case 'em':
      return <em>{words}</em>;
    case 'codespan':
      return <kbd>{words}</kbd>;
    case 'br':
      return <br />;
    default:
      return words;
  }
}

function ManualPicture({ picture }: { picture: Tokens.Image }) {
  return (
    <figure>
      <Picture src={manualPictureAddress(picture.href)} alt={picture.text} loading="lazy" />
      <figcaption className={clsx(ui.xs, ui.muted)}>{picture.text}</figcaption>
    </figure>
  );
}
