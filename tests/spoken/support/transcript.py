"""
Makes Orca write what it says to the file in SPOKEN_LOG instead of speaking it: a JSON object a line, with `text` and
`lang`. Imported by Orca's customizations, in Orca's own process.
"""

import json
import os

from gi.repository import GLib
from orca import settings, speech_generator, speechserver
from orca.acss import ACSS
from orca.speechserver import SayAllContext, VoiceFamily

settings.speechServerFactory = __name__
settings.speechFactoryModules = [__name__]
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False

transcript = open(os.environ['SPOKEN_LOG'], 'a', buffering=1, encoding='utf-8')


def write(text, acss=None):
    family = (acss or {}).get(ACSS.FAMILY) or {}
    entry = {'text': text, 'lang': family.get(VoiceFamily.LANG) or ''}
    transcript.write(json.dumps(entry, ensure_ascii=False) + '\n')


choose_voice = speech_generator.SpeechGenerator.voice


def voice_of_language(self, key=None, **args):
    """Orca knows the language of a text, but doesn't choose its voice by it."""
    voices = choose_voice(self, key, **args)
    if args.get('language'):
        voices[0][ACSS.FAMILY] = VoiceFamily({VoiceFamily.LANG: args['language']})
    return voices


speech_generator.SpeechGenerator.voice = voice_of_language


class SpeechServer(speechserver.SpeechServer):
    only = None

    @staticmethod
    def getFactoryName():
        return 'Transcript'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.only = None

    def getInfo(self):
        return ['Transcript', 'transcript']

    def getVoiceFamilies(self):
        return [VoiceFamily({VoiceFamily.NAME: 'transcript'})]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            write(text, acss)

    def speakCharacter(self, character, acss=None):
        write(character, acss)

    def sayAll(self, utteranceIterator, progressCallback):
        def next_one():
            context, acss = next(utteranceIterator, (None, None))
            if context is None:
                return False
            write(context.utterance, acss)
            progressCallback(context, SayAllContext.COMPLETED)
            return True

        GLib.idle_add(next_one)
