/** When a member may contribute: once documents are handed in, or once they are approved. */
export const contributionPolicies = ['submitted', 'validated'] as const
export type ContributionPolicy = (typeof contributionPolicies)[number]
export const defaultContributionPolicy: ContributionPolicy = 'submitted'
