export const messages = {
  artifact: 'Your booking artifact',
  creating: 'Creating your artifact',
  created: 'Your artifact is created',
  artifactLead: 'It records this stay.',
  artifactStatus: 'Status',
  artifactCreated: 'Created',
  hash: 'Hash',
  seeArtifact: 'See the artifact',
  artifactFailed: 'The artifact was not created. Please contact our service desk for assistance',
}
