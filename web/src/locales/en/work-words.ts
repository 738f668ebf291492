export default {
  commandCloses: 'The letter is closed and leaves all queues',
  jobType: 'Kind of assignment',
};
