import type { Texts } from '../../catalogue';
import type th from '../../th/letters/work-words';

export default {
  commandCloses: 'The letter is closed and leaves all queues',
  jobType: 'Kind of assignment',
} satisfies Texts<typeof th>;
