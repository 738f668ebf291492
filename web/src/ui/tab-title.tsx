/** Names the page in the browser's tab. Of several the one that was shown last counts. */
export function TabTitle({ children }: { children: string }) {
  return <title>{`${children} · DOCUMENT FLOW`}</title>;
}
