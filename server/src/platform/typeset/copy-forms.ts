/** What is laid over the pages of a copy (ข้อ 30, 31). */
export interface CopyMarks {
  title: string;
  /** สำเนา or สำเนาคู่ฉบับ. */
  word: string;
  /** Who certifies it, or who wrote and checked it. */
  lines: string[];
}

/** Form 15. */
export interface Envelope {
  /** The size of the paper. */
  kind: 'DL' | 'C5' | 'C4' | 'A4';
  title: string;
  speed: string;
  agency: string;
  address: string[];
  number: string;
  /** As annex 2 addresses the receiver. */
  receiver: string;
  place: string[];
}
