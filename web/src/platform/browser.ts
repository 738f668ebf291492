/** The two things that leave this page. In one place, so that tests can see where the page would go. */
export const browser = {
  /** Goes to another address by loading it anew, so that nothing of a person stays in memory. */
  goTo(address: string): void {
    location.assign(address);
  },
  /** Loads this page anew. */
  reload(): void {
    location.reload();
  },
};
