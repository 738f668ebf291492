import { createContext } from 'react';

export interface Watched {
  values: string;
  isChanged: boolean;
  /** The person gives up the changes. */
  onDrop?: (() => void) | undefined;
}

interface Around {
  /** Closes the drawer, after a question if something was changed in it. */
  leave: (close: () => void) => void;
  /** What a form in the drawer has to say about its values. */
  watch: (form: Watched) => void;
  /** A form in the drawer has saved what was changed. */
  saved: () => void;
}

interface FormTold {
  /** What was said to be wrong has been changed. */
  answered: (fault: string) => void;
}

/** The form around a field. */
export const FormAround = createContext<FormTold>({ answered: () => {} });

/** The field around a control: to be called when the value changes without a key, such as by a choice from a list. */
export const FieldAround = createContext<() => void>(() => {});

/** No drawer around. */
export const nothingAround: Around = { leave: (close) => close(), watch: () => {}, saved: () => {} };

/** The drawer around a form, which asks before it closes over unsaved changes. */
export const Around = createContext<Around>(nothingAround);
