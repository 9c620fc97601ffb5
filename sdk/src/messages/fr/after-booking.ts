export const messages = {
  artifact: 'Votre certificat de réservation',
  creating: 'Création de votre certificat',
  created: 'Votre certificat est créé',
  artifactLead: 'Il atteste de ce séjour.',
  artifactStatus: 'Statut',
  artifactCreated: 'Créé',
  hash: 'Empreinte',
  seeArtifact: 'Voir le certificat',
  artifactFailed: 'Le certificat n’a pas été créé. Contactez notre service clientèle',
}
