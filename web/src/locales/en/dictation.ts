import type { Texts } from '../catalogue';
import type th from '../th/dictation';

export default {
  open: 'Dictate',
  title: 'Dictate: {{label}}',
  lead: 'Speak sentence by sentence. Check and correct the text below before it is used.',
  understood: 'What was heard',
  privacy: 'The browser may send the sound to its maker to turn it into text. Say nothing secret and no sensitive personal data.',
  listening: 'Listening…',
  stop: 'Stop listening',
  goOn: 'Listen again',
  use: 'Use this text',
  troubles: {
    'not-allowed': 'The browser may not use the microphone. Please allow it in the settings of the browser.',
    'no-speech': 'Nothing was heard. Please listen again.',
    'audio-capture': 'No microphone was found.',
    network: 'The speech service of the browser cannot be reached right now.',
    other: 'The speech could not be turned into text. Please try again, or type.',
  },
} satisfies Texts<typeof th>;
