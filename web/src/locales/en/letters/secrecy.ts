export default {
  readers: 'Who has opened this secret letter',
  readersNote: 'Shown to the secret registrar alone. Every opening is recorded.',
  noReaders: 'Nobody has opened it yet',
  opened: 'first {{first}} · last {{last}} · {{times}} times',
};
