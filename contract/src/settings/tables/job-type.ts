import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** Kinds of assignments (มอบหมาย): the task and due time of each. */
export const jobType = masterTable({
  path: 'job-type',
  table: 'job_type',
  title: { th: 'ประเภทงานที่มอบหมาย', en: 'Kinds of assignments' },
  purpose: { th: 'ตัวเลือกในหน้ามอบหมาย เติมงาน วันครบกำหนด และการรายงานผลให้', en: 'What is offered where work is assigned; it fills in task, due day and report' },
  item: { th: 'ประเภทงาน', en: 'kind of assignment' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 60 },
    nameEn: { ...nameEn, maxLength: 60 },
    task: { kind: 'text', label: { th: 'ข้อความงานที่เติมให้', en: 'Task that is filled in' }, maxLength: 500, multiline: true },
    dueDays: {
      kind: 'number',
      label: { th: 'ครบกำหนดใน (วันทำการ)', en: 'Due within (working days)' },
      hint: { th: 'เว้นว่างคือไม่กำหนด', en: 'Empty for none' },
      least: 0,
      most: 365,
    },
    needsReport: { kind: 'flag', label: { th: 'ต้องรายงานผล', en: 'Report required' } },
    needsReply: {
      kind: 'flag',
      label: { th: 'ต้องมีหนังสือตอบ', en: 'Reply required' },
      hint: { th: 'ผู้รับมอบหมายเห็นปุ่มร่างหนังสือตอบเป็นงานแรก', en: 'Drafting the reply is the first thing offered to who gets it' },
    },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn', 'dueDays', 'needsReport'], search: ['nameTh', 'nameEn', 'task'] },
  rows: 'open',
  usedBy: [
    { table: 'assignment', column: 'job_type_id', field: 'id', label: { th: 'งานที่มอบหมาย', en: 'assignments' } },
    { table: 'proposal', column: 'job_type_id', field: 'id', label: { th: 'งานที่เสนอให้มอบหมาย', en: 'proposed assignments' } },
  ],
});
