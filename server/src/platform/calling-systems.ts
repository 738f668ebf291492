/** Another system that calls with a key. */
export interface CallingSystem {
  keyId: number;
  secretId: number;
  /** The modules for which it may notify. */
  modules: readonly string[];
  /** Hosts besides the portal that its notices may lead to. */
  origins: readonly string[];
  /** Its use of this minute, from this address. */
  useId: number;
}

/** Who else may call: other systems with their keys. */
export interface CallingSystems {
  /** The owner of a key; refuses unknown ones, and those that have made too many calls. The call is counted. */
  admit(secret: string | null, address: string | null): Promise<CallingSystem>;
  /** Answers a call, and counts it when it is refused. */
  counted<Answer>(system: CallingSystem, answer: () => Promise<Answer>): Promise<Answer>;
}
