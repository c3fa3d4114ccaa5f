export {
  wordClockError,
  wordMatchError,
  wordNotationError,
  wordPositionError,
  wordRecordError,
  wordRefusal,
} from '@tabuleiro/words';
