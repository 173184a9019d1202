/** Said before what happened; nothing before what is simply done. */
export const timelineWords = {
  done: '',
  current: 'Now:',
  ahead: 'Still to come:',
  late: 'Late:',
  failed: 'Failed:',
}
