/** The words under a signature that was given for another's post (annex 3), by the kind of the order to act. */
export const actingPhrases: Record<string, string> = {
  vacancy: 'รักษาราชการแทน',
  delegated: 'ปฏิบัติราชการแทน',
  duty: 'ปฏิบัติหน้าที่แทน',
  university: 'รักษาการแทน',
  position: 'รักษาการในตำแหน่ง',
  judicial: 'ทำการแทน',
  plain: 'แทน',
};
