import styles from './growing.module.css';

const [fewest, most] = [2, 5];
/** About so many letters stand on a line of a form; marks above and below a letter take no room. */
const lettersPerLine = 42;
const marks = /\p{M}/gu;

/** What a box of a text has so that it grows with it: browsers that do not size it by what it holds get the number of lines. */
export const growing = (text: string) => ({
  className: styles.grows,
  rows: Math.min(most, Math.max(fewest, Math.ceil(text.replace(marks, '').length / lettersPerLine))),
});
