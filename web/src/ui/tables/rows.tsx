import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import ui from '../styles/ui.module.css';

export function ColumnHeads({ words }: { words: readonly string[] }) {
  return (
    <thead>
      <tr>
        {words.map((word) => (
          <th key={word} scope="col">
            {word}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The name of a row that opens by a press anywhere in it: here, for keys and for those who do not see it. */
export function RowName({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={clsx(ui.plain, ui.strong)}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      {children}
    </button>
  );
}
