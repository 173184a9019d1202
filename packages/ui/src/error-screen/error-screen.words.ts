export const errorScreenWords = {
  title: 'We encountered an error while loading this page',
  advice: 'If issue persist after reloading, kindly contact our support team.',
  reload: 'Reload Page',
}
