export default {
  allHere: 'Choose this page',
  choose: 'Choose {{subject}}',
  receive: 'Receive the {{n}} chosen',
  done: '{{n}} received, numbers {{range}}',
  maybeSame: '{{n}} not received yet: perhaps received before',
  look: 'Look at it',
  others: 'Other letters: receive all {{n}}',
  give: { present: 'Present the {{n}} chosen', assign: 'Assign the {{n}} chosen' },
  giveTitle: { present: 'Present {{n}} {{n|letter|letters}} at once', assign: 'Assign {{n}} {{n|letter|letters}} at once' },
  giving: '{{done}} of {{all}} done',
  given: '{{n}} sent. You can pull each back until it is opened.',
  notGiven: '{{n}} could not be sent and stay in the queue',
};
