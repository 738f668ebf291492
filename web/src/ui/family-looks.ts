import ui from './styles/ui.module.css';

/** The five kinds of work, each with its hue. */
export type Family = 'sign' | 'receive' | 'order' | 'assign' | 'watch';

/** The class with the hue of a kind of work. */
export const familyLooks: Record<Family, string | undefined> = {
  sign: ui.fSign,
  receive: ui.fReceive,
  order: ui.fOrder,
  assign: ui.fAssign,
  watch: ui.fWatch,
};
