/** The part of the Web Speech API that dictation uses. Chrome and Safari offer it under a prefix; the types of the DOM lack it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognitionClass = new () => Recognition;

/** The browser's recognition of speech; null where it has none. */
export function recognitionOf(browser: object): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
