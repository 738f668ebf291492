export default {
  allHere: 'Choose this page',
  choose: 'Choose {{subject}}',
  receive: 'Receive the {{n}} chosen',
  done: '{{n}} received, numbers {{range}}',
};
