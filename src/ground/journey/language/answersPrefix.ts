/** The prefix of the paths of answers to questions; the question's reference follows. */
export const answersPrefix = 'answers.';
