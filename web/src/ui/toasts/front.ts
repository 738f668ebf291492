export const corner = ".mantine-Notifications-root[data-position='bottom-left']";

/** What lies in front: the last dialog with its page hidden behind it, or the page. */
export const inFront = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? document.body;
