export default {
  none: 'Nothing was done with a letter today',
  noneHint: 'What you receive, present, command, assign or sign stands here, and can be taken back until its receiver opens it',
  unnamed: 'A letter that you no longer see',
  unopened: 'Not opened yet: {{names}}',
  takeBack: 'Take back {{subject}}',
};
