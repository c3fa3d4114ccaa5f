// What games bring along for Node, in every thread of an engine there: tables of Senet that stay on the disk.
import '@tabuleiro/senet-engine/node';
